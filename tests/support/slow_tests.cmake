# What takes longest under the sanitizers: three quarters of the time of all tests. .ci/run leaves them out there, and
# tests/run --stage sanitize takes them all. What they do is also done, on less input, by tests that stay.
set(slow_tests
    # Half a minute or more for most.
    tst_answers tst_audit_sentences tst_box_relations tst_breakpoint_search tst_cases tst_changed_files tst_check
    tst_check_command tst_check_reports tst_crowd_memory tst_diagnose_command tst_every_command tst_expectation tst_explained_elsewhere
    tst_explained_faults tst_explained_structures tst_explained_unseen tst_funnel
    tst_grid_levels tst_hashes tst_keyboard_reach tst_killed_editor tst_language_switch tst_level_changes tst_lines_commands tst_lists_and_searches tst_level_memory tst_list_order tst_little_memory
    tst_main_window_audit tst_main_window_diagnosis tst_main_window_live tst_main_window_locks tst_main_window_traces tst_manual_examples
    tst_manual_window tst_moves_in_cells tst_obstruction tst_overlap tst_pictures tst_planted tst_preferences_dialog
    tst_program tst_report_command tst_report_window tst_rotated_boxes tst_same_at_every_start tst_scene_output
    tst_small_games tst_small_table tst_step_source tst_story tst_swept_motion tst_tabs tst_unsaved_work tst_waste tst_what_games_say
    tst_world_query tst_world_state
    # They compile, run or read what is not instrumented.
    accessibility_bus box2d_3_hook check_dependencies_can_fail check_manual_can_fail check_texts_can_fail html_manual
    install junit_reports manual_is_easy_to_read recorder_csharp recorder_java recorder_javascript recorder_lua5.1
    recorder_lua5.2 recorder_lua5.3 recorder_lua5.4 recorder_luajit recorder_python recorder_rust recorder_gdscript
    trace_header_compiles trace_header_windows tst_published_grids)
foreach(test IN LISTS slow_tests)
    if(TEST ${test})
        set_property(TEST ${test} APPEND PROPERTY LABELS slow)
    endif()
endforeach()
